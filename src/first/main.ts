import { firstPaint } from './first-paint';
import { setMarks } from './marks';
import { keepPresses } from './presses';
import { runScripts } from './scripts';

setMarks(document.documentElement);
keepPresses(document);
void firstPaint(document).then(() => {
  runScripts(document, (url) => import(/* @vite-ignore */ url));
});
