/** Something that the people of the sample say about a post, or answer to a comment. */
interface SampleRemark {
  /** Who says it: a place in SAMPLE_PEOPLE. */
  readonly who: number;
  /** After what it answers: the post, or the comment. */
  readonly minutesLater: number;
  /** Plain text. */
  readonly text: string;
  /** None where it is left out. */
  readonly likes?: number;
}

/** A comment of the first level; its replies are the second, and there is no third. */
export interface SampleComment extends SampleRemark {
  readonly replies?: readonly SampleReply[];
}

export interface SampleReply extends SampleRemark {
  /** Whom it answers by name: a place in SAMPLE_PEOPLE of one who wrote in the same thread. */
  readonly mentions?: number;
}

/** Drawn pictures that a post of the sample may show. */
type SamplePicture =
  | 'contract'
  | 'moving'
  | 'winter'
  | 'alley'
  | 'cooking'
  | 'budget'
  | 'desk'
  | 'window';

/**
 * A post of the sample as it is written down, board by board in the `*.data.ts` files beside this. It
 * is shown as an example, and nobody can sign in as one who wrote it.
 */
export interface SamplePost {
  /** Its author: a place in SAMPLE_PEOPLE. */
  readonly who: number;
  /** Whole days before the day on which the sample is filled in; 0 is that day. */
  readonly daysAgo: number;
  /** `HH:mm` of Asia/Seoul. What would be later than now is put back by a day. */
  readonly time: string;
  /** 2 to 60 graphemes. */
  readonly title: string;
  /**
   * One line a block: `## ` and `### ` begin a heading, `- ` an item of a list, `1. ` (any number) one
   * of a numbered list, `> ` a quote, `---` is a rule; everything else is a paragraph. Lines of one kind
   * that follow each other make one list or one quote. Within a line `**` is put around what is bold.
   */
  readonly text: readonly string[];
  /** Stands below the text; none where it is left out. */
  readonly picture?: SamplePicture;
  /** What is to be seen on it, for those who do not see it. */
  readonly pictureAlt?: string;
  /** No more than there are people; each is of somebody else. */
  readonly likes: number;
  readonly views: number;
  readonly comments: readonly SampleComment[];
}
