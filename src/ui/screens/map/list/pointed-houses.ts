import { makeAutoObservable } from 'mobx';

/** Which house the person opened last, and which one they point at, on the map or in the list. */
export class PointedHouses {
  selectedId: string | null = null;
  hoveredId: string | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  select(id: string): void {
    this.selectedId = id;
  }

  hover(id: string | null): void {
    this.hoveredId = id;
  }
}
