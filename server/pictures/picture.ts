import { drawCover, parseCoverPath } from './covers/covers';
import { faceAt, FACE_SIDE } from './faces/faces';
import { bannerKindOf, drawBanner } from './scenes/banner';
import { drawNoticeCard, parseNoticeCard } from './scenes/notice-card';
import { drawScene, parseScenePath } from './scenes/scenes';
import { drawSiteCard } from './scenes/site-card';

/** A picture that can be drawn at any size, and the size that counts as its own. */
export interface DrawnPicture {
  readonly svg: () => string;
  /** The size of the drawing's own units. */
  readonly units: { readonly width: number; readonly height: number };
  /** `no_upscale()` never answers more pixels than these. */
  readonly width: number;
  readonly height: number;
}

/** What links to the product itself show. */
const SITE_CARD = 'site/card.svg';

/** What those who show links cut pictures to. */
const CARD = { width: 1200, height: 630 } as const;

/** Rooms and covers: drawn at 640 × 480, good for twice as much. */
const SCENE = { units: { width: 640, height: 480 }, width: 1280, height: 960 } as const;

const FACE = { width: FACE_SIDE, height: FACE_SIDE } as const;

const INVENTORY = /^inventory\/[A-Za-z0-9_-]{1,64}\/([a-z-]+)\.svg$/;

/** Null where a path names nothing that can be drawn. */
export function pictureAt(path: string): DrawnPicture | null {
  const scene = parseScenePath(path);
  if (scene) return { svg: () => drawScene(scene), ...SCENE };
  const cover = parseCoverPath(path);
  if (cover) return { svg: () => drawCover(cover), ...SCENE };
  const face = faceAt(path);
  if (face !== null) return { svg: () => face, units: FACE, ...FACE };
  if (path === SITE_CARD) return { svg: drawSiteCard, units: CARD, ...CARD };
  const notice = parseNoticeCard(path);
  if (notice) return { svg: () => drawNoticeCard(notice), units: CARD, ...CARD };
  const banner = bannerKindOf(INVENTORY.exec(path)?.[1]);
  if (!banner) return null;
  const size = { width: 1440, height: 448 };
  return { svg: () => drawBanner(banner), units: size, ...size };
}
