/** An element of the page; every HTMLElement is one. The core knows no more of it. */
export interface PageElement {
  readonly nodeType: number;
}
