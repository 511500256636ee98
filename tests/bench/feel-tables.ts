import type { Figures } from './figures';
import { LIGHTHOUSE } from './lighthouse';

const ms = (value: number) => value.toFixed(0);
const ratio = (ours: number, bare: number) => `${(ours / bare).toFixed(2)} ×`;

/** What a person feels: the pan, what jumps, what answers at once. */
export function feelTables(figures: Figures): string[] {
  return [
    ...panningTable(figures),
    ...mapServicesTable(figures),
    ...answeringTable(figures),
    ...scrollingTable(figures),
    ...shiftTable(figures),
    ...drawnTable(figures),
    ...lighthouseTable(figures),
  ];
}

function panningTable({ panning: { bare, ours, marks } }: Figures): string[] {
  return [
    '### Panning',
    '',
    `The same drags over MapLibre alone (our ground, 200 plain buttons as markers) and over /map (${marks} marks, the list below it), phone-sized, processor slowed down 4 ×, 5 runs by turns, medians. The longest task counts the rests after the drags too, when /map asks and draws anew; script counts while the finger is down. Goal: 1.25 ×.`,
    '',
    '| | bare | /map | ratio |',
    '|---|--:|--:|--:|',
    `| longest task (ms) | ${ms(bare.longestTaskMs)} | ${ms(ours.longestTaskMs)} | ${ratio(ours.longestTaskMs, bare.longestTaskMs)} |`,
    `| script a frame (ms) | ${ms(bare.scriptPerFrameMs)} | ${ms(ours.scriptPerFrameMs)} | ${ratio(ours.scriptPerFrameMs, bare.scriptPerFrameMs)} |`,
    `| frames | ${bare.frames} | ${ours.frames} | |`,
    '',
  ];
}

function mapServicesTable({ mapServices }: Figures): string[] {
  return [
    '### Map services',
    '',
    'The same steps on every map adapter in one page, phone-sized, 3 runs by turns, medians, until the second frame afterwards (ms): opening until the first rest, a short jump under 200 overlays, 200 overlays of which every second one is new. The scripts of Kakao and Naver are the fakes of the tests: their columns say what our adapters cost, not what the services do.',
    '',
    '| | open | pan | re-draw |',
    '|---|--:|--:|--:|',
    ...mapServices.map(
      ({ service, openMs, panMs, redrawMs }) =>
        `| ${service} | ${ms(openMs)} | ${ms(panMs)} | ${ms(redrawMs)} |`,
    ),
    '',
  ];
}

function answeringTable({ answering: { countMs, backMs, backRequests } }: Figures): string[] {
  return [
    '### Answering at once',
    '',
    'Medians of 5, phone-sized, processor as it is.',
    '',
    '| | measured | goal |',
    '|---|--:|--:|',
    `| count of the filter, from its arrival to the screen (ms) | ${ms(countMs)} | 100 |`,
    `| Back from a house to the list as it was (ms) | ${ms(backMs)} | 100 |`,
    `| requests for that | ${backRequests} | 0 |`,
    '',
  ];
}

function scrollingTable({ scrolling: { blankMs, frameMs, mostRows, passed } }: Figures): string[] {
  return [
    '### A long list',
    '',
    `/youth/communities with 10,000 posts, thrown by a thumb at 6,000 px a second on a slow processor (4 ×), medians of 5; ${passed} posts were passed.`,
    '',
    '| | measured | goal |',
    '|---|--:|--:|',
    `| longest time without a row in the middle (ms) | ${ms(blankMs)} | 100 |`,
    `| longest time between two frames (ms) | ${ms(frameMs)} | |`,
    `| most rows in the page | ${mostRows} | 60 |`,
    '',
  ];
}

function shiftTable({ shifts }: Figures): string[] {
  return [
    '### Layout shift',
    '',
    'The sum of all shifts while a screen loads on a slow processor (4 ×) and is scrolled. Goal: 0.',
    '',
    '| Screen | shift | what moved |',
    '|---|--:|---|',
    ...shifts.map(
      ({ name, score, moved }) => `| ${name} | ${score.toFixed(4)} | ${moved.join(', ')} |`,
    ),
    '',
  ];
}

function drawnTable({ drawn }: Figures): string[] {
  return [
    '### Pages before their script',
    '',
    'A phone with a slow processor (4 ×) and a slow line (150 ms, 1.6 Mbit/s), nothing cached, medians of 5 (ms): what can be read, and when every press is heard. The server, one page at a time, 100 each: rendering alone, with the answers at hand, and all of a page that is not kept, from asking to its last byte, with what the database takes. Goals of rendering: 15 ms for a house, 25 ms for home, p95.',
    '',
    '| Screen | first paint | largest paint | attached | rendering, p95 | page, p50 | page, p95 |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...drawn.map(
      ({ name, firstPaintMs, largestPaintMs, attachedMs, renderingP95, drawnP50, drawnP95 }) =>
        `| ${name} | ${ms(firstPaintMs)} | ${ms(largestPaintMs)} | ${ms(attachedMs)} | ${renderingP95.toFixed(1)} | ${drawnP50.toFixed(1)} | ${drawnP95.toFixed(1)} |`,
    ),
    '',
  ];
}

function lighthouseTable({ lighthouse }: Figures): string[] {
  const head = ['### Lighthouse', ''];
  if (lighthouse === null || lighthouse.length === 0) {
    return [
      ...head,
      `Not measured: it is no dependency, for its size. \`npx ${LIGHTHOUSE} --version\` makes it available.`,
      '',
    ];
  }
  return [
    ...head,
    `${LIGHTHOUSE}, a phone on a slow network (its defaults), medians of 5. Goals: performance 99 (/map 95), largest paint 1,500 ms, blocking 50 ms, no shift.`,
    '',
    '| Screen | performance | accessibility | best practices | SEO | largest paint (ms) | blocking (ms) | shift |',
    '|---|--:|--:|--:|--:|--:|--:|--:|',
    ...lighthouse.map(
      ({ name, scores, largestPaintMs, blockingMs, shift }) =>
        `| ${name} | ${scores.performance} | ${scores.accessibility} | ${scores['best-practices']} | ${scores.seo} | ${ms(largestPaintMs)} | ${ms(blockingMs)} | ${shift.toFixed(3)} |`,
    ),
    '',
  ];
}
