import type { IconShape } from '../../components/icon/icon-shape';

const SVG = 'http://www.w3.org/2000/svg';

/** An icon outside React's tree, as what stands on a map is; its size comes from its style. */
export function svgIcon(document: Document, { line, fill }: IconShape): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = (data: string, kind: 'line' | 'fill') => {
    const element = document.createElementNS(SVG, 'path');
    element.setAttribute('d', data);
    element.dataset['kind'] = kind;
    svg.append(element);
  };
  if (fill !== undefined) path(fill, 'fill');
  if (line !== '') path(line, 'line');
  return svg;
}
