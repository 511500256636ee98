/** Waits by the window for what may come. */
export function SittingCat() {
  return (
    <svg width="92" height="112" viewBox="150 96 420 516" aria-hidden="true" focusable="false">
      <ellipse cx="340" cy="596" rx="186" ry="16" fill="var(--line)" />
      <path d="M452 596c76 8 104-44 86-108-6-20-36-14-32 8 8 40-8 66-58 56z" fill="#cf8b4c" />
      <path d="M184 606c-14-126 34-216 136-216s150 90 136 216q-136 22-272 0z" fill="#e7a867" />
      <path d="M196 500q36 10 40 34-24-8-46-4zM446 500q-36 10-40 34 24-8 46-4z" fill="#cf8b4c" />
      <ellipse cx="320" cy="536" rx="62" ry="70" fill="#fbf3e6" />
      <path
        d="M262 560q-8 44 4 56h40q6-40-4-62zM378 560q8 44-4 56h-40q-6-40 4-62z"
        fill="#fbf3e6"
      />
      <path d="M202 262l4-142q2-14 14-6l92 76zM438 262l-4-142q-2-14-14-6l-92 76z" fill="#e7a867" />
      <path d="M222 218l4-66 48 40zM418 218l-4-66-48 40z" fill="#d98c6f" />
      <ellipse cx="320" cy="290" rx="134" ry="112" fill="#e7a867" />
      <path
        d="M308 180h24v54q-12 8-24 0zM268 190l22-6 6 42q-14 4-20-4zM372 190l-22-6-6 42q14 4 20-4zM188 300q24-4 42 6l-2 12q-20-4-40-2zM452 300q-24-4-42 6l2 12q20-4 40-2z"
        fill="#cf8b4c"
      />
      <ellipse cx="320" cy="334" rx="66" ry="48" fill="#fbf3e6" />
      <g fill="#2b2f35">
        <ellipse cx="264" cy="286" rx="15" ry="19" />
        <ellipse cx="376" cy="286" rx="15" ry="19" />
      </g>
      <g fill="#fff">
        <circle cx="270" cy="279" r="5.5" />
        <circle cx="382" cy="279" r="5.5" />
      </g>
      <path d="M304 316q16-8 32 0-4 16-16 18-12-2-16-18z" fill="#b5654a" />
      <path
        d="M320 334v12m0 0q-12 16-28 6m28-6q12 16 28 6"
        fill="none"
        stroke="#8a5a3c"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M216 384q104 52 208 0l6 24q-110 58-220 0z" fill="#00c1b1" />
      <circle cx="320" cy="432" r="15" fill="#ffd491" />
    </svg>
  );
}
