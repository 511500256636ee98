import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { TILE_ZOOMS } from '#contract/map-queries';
import { KeptAnswers } from './kept-answers';
import { restEvery } from './pace';
import type {
  Boundary,
  BoundaryTiles,
  EmptyTile,
  KnownBoundaries,
  StoredBoundaries,
  TileAnswer,
  TileId,
} from '../../ports/map/boundaries';
import { TileFeatures, type TileFeature } from './tile-features';
import { writeTile } from './write-tile';

const squeeze = promisify(brotliCompress);
const expand = promisify(brotliDecompress);

/** How long an answer about the version stands: an import is seen this much later at most. */
const VERSION_MS = 2_000;
/** Long enough to cut a few thousand corners; short enough for nobody to wait. */
const SLICE_MS = 12;
const QUALITY = 9;
const KEPT_BYTES = 16 * 1024 * 1024;
const KINDS = ['sido', 'sigungu', 'dong'] as const;

interface Edition {
  readonly version: number;
  readonly known: KnownBoundaries | null;
  /** Cut from when the first tile is asked for. */
  features: Promise<readonly TileFeature[]> | null;
  readonly tiles: KeptAnswers<TileAnswer | EmptyTile>;
}

/**
 * The imported boundaries as vector tiles. An edition of the geography is read when it is first
 * asked for and kept until there is another; its tiles are made one by one and kept compressed, the
 * ones that nobody asks for going first.
 */
export class MapTiles implements BoundaryTiles {
  /** The last that was found. */
  #edition: Edition | null = null;
  #asked: Promise<Edition> | null = null;
  #checked = -Infinity;

  constructor(
    private readonly stored: StoredBoundaries,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async known(): Promise<KnownBoundaries | null> {
    return (await this.#current()).known;
  }

  async tile(id: TileId): Promise<TileAnswer | EmptyTile | 'outside'> {
    const { z, x, y } = id;
    const isTile = z >= TILE_ZOOMS.first && z <= TILE_ZOOMS.last && x < 2 ** z && y < 2 ** z;
    if (!isTile) return 'outside';
    const edition = await this.#current();
    if (edition.known === null) return 'outside';
    return edition.tiles.get(`${z}/${x}/${y}`, () => this.#make(edition, id));
  }

  async plain({ bytes }: TileAnswer): Promise<Buffer> {
    return expand(bytes);
  }

  async #make(edition: Edition, id: TileId): Promise<TileAnswer | EmptyTile> {
    const { version } = edition;
    const features = await this.#features(edition);
    const tile = await writeTile(features, id, restEvery(SLICE_MS));
    if (tile === null) return { bytes: null, version };
    const bytes = await squeeze(tile, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
    const etag = `W/"${createHash('sha1').update(tile).digest('base64url')}"`;
    return { bytes, etag, version };
  }

  #features(edition: Edition): Promise<readonly TileFeature[]> {
    edition.features ??= this.#read().catch((error: unknown) => {
      edition.features = null;
      throw error;
    });
    return edition.features;
  }

  async #read(): Promise<readonly TileFeature[]> {
    const boundaries: Boundary[] = [];
    for (const kind of KINDS)
      for await (const some of this.stored.ofKind(kind)) boundaries.push(...some);
    return new TileFeatures(boundaries, restEvery(SLICE_MS)).all();
  }

  /** All that ask at once wait for one question. */
  #current(): Promise<Edition> {
    if (this.#asked !== null && this.now() - this.#checked < VERSION_MS) return this.#asked;
    this.#checked = this.now();
    const asked = this.#follow();
    this.#asked = asked;
    asked.catch(() => {
      // What was there before stays for a while; then it is asked again.
      if (this.#asked === asked) this.#asked = this.#edition && Promise.resolve(this.#edition);
    });
    return asked;
  }

  async #follow(): Promise<Edition> {
    const version = await this.stored.version();
    const found = this.#edition?.version === version ? null : await this.stored.known();
    // Two may have asked, one while the other waited: the same edition stays the same.
    if (this.#edition?.version === version) return this.#edition;
    this.#edition = {
      version,
      known: found === null ? null : { ...found, version },
      features: null,
      tiles: new KeptAnswers(KEPT_BYTES, ({ bytes }) => bytes?.length ?? 0),
    };
    return this.#edition;
  }
}
