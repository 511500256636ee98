import {
  AppError,
  pointAt,
  type House,
  type NearbyPlace,
  type NearbyPlaces,
  type Roadview,
  type RoadviewHandle,
} from '#core';
import { MemoryMapProvider } from '../../../../src/adapters/memory/memory-map-provider';
import type { Services } from '../../../../src/ui/ground/services';
import { house, ScriptedHouses } from '../../../support/scripted-houses';
import { renderApp } from '../../support/render-app';

export const SIZE = { width: 390, height: 500 };

export function facility(
  category: NearbyPlace['category'],
  name: string,
  distance = 350,
): NearbyPlace {
  const { lat, lng } = pointAt({ lat: 37.484, lng: 126.93 }, distance, 0);
  return { id: name, category, name, lat, lng, distance };
}

/** Facilities that answer what is in the table; an error is thrown once. */
export class ScriptedNearby implements NearbyPlaces {
  readonly asked: string[] = [];

  constructor(
    private readonly answers: Partial<
      Record<NearbyPlace['category'], readonly (readonly NearbyPlace[] | AppError)[]>
    >,
  ) {}

  near({ category }: Parameters<NearbyPlaces['near']>[0]): Promise<readonly NearbyPlace[]> {
    const turn = this.asked.filter((one) => one === category).length;
    this.asked.push(category);
    const list = this.answers[category] ?? [[]];
    const answer = list[Math.min(turn, list.length - 1)] ?? [];
    return answer instanceof AppError ? Promise.reject(answer) : Promise.resolve(answer);
  }
}

/** A roadview that draws a word, finds nothing, or fails once. */
export class ScriptedRoadview implements Roadview {
  disposed = 0;

  constructor(private readonly answers: ('street' | 'none' | AppError)[]) {}

  open(container: object): Promise<RoadviewHandle | null> {
    const answer = this.answers.length > 1 ? this.answers.shift() : this.answers[0];
    if (answer instanceof AppError) return Promise.reject(answer);
    if (answer !== 'street') return Promise.resolve(null);
    (container as HTMLElement).textContent = '거리 사진';
    return Promise.resolve({
      resize: () => undefined,
      dispose: () => {
        this.disposed += 1;
        (container as HTMLElement).textContent = '';
      },
    });
  }
}

/** A house's page with everything about the map popup given. */
export function renderHouse(given: Partial<Services> = {}, part: Partial<House> = {}) {
  const houses = new ScriptedHouses();
  houses.onOne = (id) => Promise.resolve(house(id, { lat: 37.484, lng: 126.93, ...part }));
  const maps = new MemoryMapProvider(SIZE);
  const services = renderApp('/place/1', { houses, maps, ...given });
  return { services, maps };
}
