/**
 * The browser's half of the certification, as PortOne's iamport.js offers it: IMP.init and
 * IMP.certification. A desktop gets a window, a phone leaves the page and comes back to it.
 */
export const IAMPORT_SCRIPT = `(() => {
  const script = document.currentScript;
  const certification = new URL('certification', script.src);
  const isPhone = /Android|iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
  let merchant = '';

  function pageFor(request, back) {
    const page = new URL(certification);
    page.searchParams.set('merchant', merchant);
    page.searchParams.set('merchant_uid', request.merchant_uid || '');
    page.searchParams.set('origin', location.origin);
    if (back) page.searchParams.set('m_redirect_url', back);
    return page.href;
  }

  function ask(request, answered) {
    const mayLeave = request.popup !== true && typeof request.m_redirect_url === 'string';
    if (isPhone && mayLeave) return location.assign(pageFor(request, request.m_redirect_url));
    const popup = open(pageFor(request, ''), '_blank', 'popup,width=440,height=720');
    if (popup === null) {
      if (typeof request.m_redirect_url === 'string') location.assign(pageFor(request, request.m_redirect_url));
      return;
    }
    const finish = (answer) => {
      removeEventListener('message', hear);
      clearInterval(watch);
      answered(answer);
    };
    const hear = (event) => {
      if (event.source === popup && event.origin === certification.origin) finish(event.data);
    };
    const watch = setInterval(() => {
      if (popup.closed) finish({ success: false, imp_uid: null, merchant_uid: request.merchant_uid, error_code: 'F0000', error_msg: '사용자가 인증을 취소했습니다.' });
    }, 300);
    addEventListener('message', hear);
  }

  window.IMP = { init(code) { merchant = code; }, certification: ask };
})();
`;

/** Tells the page that opened the window how it went. */
export const IAMPORT_ANSWER_SCRIPT = `const { answer, origin } = document.querySelector('[data-answer]').dataset;
if (opener) {
  opener.postMessage(JSON.parse(answer), origin);
  setTimeout(close, 100);
}
`;
