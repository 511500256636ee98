/** The style of every page of the emulators: one column, 44 px targets, light and dark. */
export const PAGE_STYLE = `:root { color-scheme: light dark; --ground: #f4f4f2; --paper: #fff; --ink: #1c1c1a; --soft: #55554f; --line: #8a8a82; --brand: #1c1c1a; --on-brand: #fff; }
@media (prefers-color-scheme: dark) { :root { --ground: #161615; --paper: #222220; --ink: #f2f2ee; --soft: #b9b9b1; --line: #85857d; } }
.kakao { --brand: #fee500; --on-brand: #191600; }
.naver { --brand: #03c75a; --on-brand: #00220e; }
.facebook { --brand: #0b5fcc; --on-brand: #fff; }
.apple { --brand: #000; --on-brand: #fff; }
@media (prefers-color-scheme: dark) { .apple { --brand: #fff; --on-brand: #000; } }
.iamport { --brand: #4a3fc4; --on-brand: #fff; }
.sms { --brand: #00c1b1; --on-brand: #17191c; }
* { box-sizing: border-box; }
body { margin: 0; padding: 0 1rem 3rem; background: var(--ground); color: var(--ink); font: 1rem/1.6 Pretendard, "Apple SD Gothic Neo", "Noto Sans KR", sans-serif; word-break: keep-all; overflow-wrap: anywhere; border-top: 6px solid var(--brand); }
.note { max-width: 26rem; margin: 1rem auto; color: var(--soft); font-size: .875rem; }
main { max-width: 26rem; margin: 0 auto; padding: 1.5rem; background: var(--paper); border-radius: 16px; }
h1 { margin: 0 0 .5rem; font-size: 1.375rem; line-height: 1.35; }
h2 { margin: 2rem 0 .5rem; font-size: 1rem; }
p { margin: 0 0 1rem; color: var(--soft); }
fieldset { margin: 1.5rem 0; padding: 0; border: 0; }
legend { padding: 0; margin-bottom: .25rem; font-weight: 600; }
label { display: flex; align-items: center; gap: .75rem; min-height: 44px; cursor: pointer; }
input[type=radio] { width: 20px; height: 20px; margin: 0; flex: none; accent-color: var(--ink); }
button { display: block; width: 100%; min-height: 44px; margin-top: .5rem; padding: .5rem 1rem; font: inherit; color: var(--ink); background: transparent; border: 1px solid var(--line); border-radius: 10px; cursor: pointer; }
button.yes { min-height: 52px; font-weight: 700; color: var(--on-brand); background: var(--brand); border-color: var(--line); }
button:hover { text-decoration: underline; }
:focus-visible { outline: 3px solid #2f6df6; outline-offset: 2px; }
ul { margin: 0; padding: 0; list-style: none; }
a { display: inline-block; min-height: 44px; padding-block: .5rem; color: inherit; }
.messages li { padding-block: 1rem; border-top: 1px solid var(--line); }
.messages time { color: var(--soft); font-size: .875rem; }
.messages p { margin: 0; color: inherit; white-space: pre-line; }
`;

/** Sends the page's form; its button does the same where no script runs. */
export const SUBMIT_SCRIPT = 'document.forms[0].submit();\n';
