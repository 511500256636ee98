import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError, pointAt } from '#core';
import { NaverRoadview } from '../../../../src/adapters/maps/naver/naver-roadview';
import { sdkIn } from '../../../../src/adapters/maps/naver/naver-sdk';
import { installFakeNaver, type NaverWorld } from '../../../support/fake-sdks/naver-sdk';
import { boxOf } from '../../../support/fake-sdks/served-scripts';

const HERE = { lat: 37.48425, lng: 126.92968 };
const north = (metres: number) => pointAt(HERE, metres, 0);

let world: NaverWorld;
beforeEach(() => {
  world = installFakeNaver(window);
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'naver');
});

const roadview = () => new NaverRoadview(sdkIn(window));

describe('NaverRoadview', () => {
  it('shows a picture that was taken within 50 m, as large as its box', async () => {
    world.panoramas = [north(49), north(200)];
    const container = boxOf(document);
    const shown = await roadview().open(container, HERE);
    const root = container.firstElementChild as HTMLElement;
    container.style.width = '300px';
    shown?.resize();
    expect(root.dataset['size']).toBe('300×600');
    shown?.dispose();
    shown?.dispose();
    container.style.width = '200px';
    shown?.resize();
    expect([container.childElementCount, root.dataset['size']]).toEqual([0, '300×600']);
  });

  it.each([
    ['none at all', []],
    ['only one that Naver counts as near', [north(51)]],
    ['only one beyond what Naver searches', [north(400)]],
  ])('answers null where there is %s', async (_what, panoramas) => {
    world.panoramas = panoramas;
    const container = boxOf(document);
    await expect(roadview().open(container, HERE)).resolves.toBeNull();
    expect(container.childElementCount).toBe(0);
  });

  it('gives up where Naver does not answer, and leaves nothing', async () => {
    world.panoramasFail = true;
    vi.useFakeTimers();
    const container = boxOf(document);
    const opening = expect(roadview().open(container, HERE)).rejects.toMatchObject({
      kind: 'timeout',
    });
    await vi.advanceTimersByTimeAsync(10_000);
    await opening;
    expect(container.childElementCount).toBe(0);
  });

  it('fails as the product knows failures where the script breaks', async () => {
    const broken = { ...sdkIn(window), Panorama: Error as never };
    Object.defineProperty(broken, 'Event', { value: {} });
    const container = boxOf(document);
    await expect(new NaverRoadview(broken).open(container, HERE)).rejects.toBeInstanceOf(AppError);
    expect(container.childElementCount).toBe(0);
  });
});
