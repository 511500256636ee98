/** Older browsers begin to read a while after the press. */
const READ_MS = 60_000;

interface KeptFile {
  readonly content: Blob;
  /** Safe to be kept under. */
  readonly fileName: string;
}

/** Hands files to the browser's own downloads. */
export class BrowserFileKeeper {
  constructor(private readonly view: Window & Pick<typeof globalThis, 'URL'>) {}

  keep({ content, fileName }: KeptFile): void {
    const { document, URL } = this.view;
    const address = URL.createObjectURL(content);
    const link = document.createElement('a');
    link.href = address;
    link.download = fileName;
    link.click();
    this.view.setTimeout(() => {
      URL.revokeObjectURL(address);
    }, READ_MS);
  }
}
