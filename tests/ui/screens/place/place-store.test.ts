import { expect, test } from 'vitest';
import { AppError, type ContactMethod } from '#core';
import { PlaceStore } from '../../../../src/ui/screens/place/place-store';
import { house, ScriptedHouses, summary } from '../../../support/scripted-houses';

function setUp() {
  const houses = new ScriptedHouses();
  houses.onOne = (id) => Promise.resolve(house(id));
  houses.onSimilar = () => Promise.resolve([summary('2')]);
  const viewed: string[] = [];
  const contacted: [string, ContactMethod][] = [];
  const store = new PlaceStore('1', houses, {
    viewed: ({ id }) => void viewed.push(id),
    contacted: ({ id }, method) => void contacted.push([id, method]),
  });
  return { store, houses, viewed, contacted };
}

test('shows the house, then those like it, and records that it was seen, once', async () => {
  const { store, viewed } = setUp();
  await store.load();
  await store.load();
  expect(store.house?.id).toBe('1');
  expect(store.similar).toMatchObject({ kind: 'ready', houses: [{ id: '2' }] });
  expect(viewed).toEqual(['1']);
});

test('a house that is not there is missing, and nothing is recorded', async () => {
  const { store, houses, viewed, contacted } = setUp();
  houses.onOne = () => Promise.resolve(null);
  await store.load();
  store.contacted('TEL');
  expect(store.state.kind).toBe('missing');
  expect([viewed, contacted]).toEqual([[], []]);
});

test('a failure can be tried again', async () => {
  const { store, houses } = setUp();
  const answer = houses.onOne;
  houses.onOne = () => Promise.reject(new AppError('timeout'));
  await store.load();
  expect(store.state.kind).toBe('failed');
  houses.onOne = answer;
  await store.load();
  expect(store.state.kind).toBe('ready');
});

test('houses like it may fail alone, and be asked for again', async () => {
  const { store, houses } = setUp();
  const answer = houses.onSimilar;
  houses.onSimilar = () => Promise.reject(new AppError('server'));
  await store.load();
  expect([store.state.kind, store.similar.kind]).toEqual(['ready', 'failed']);
  houses.onSimilar = answer;
  await store.loadSimilar();
  expect(store.similar.kind).toBe('ready');
});

test('stopped and started again it begins anew; an answer from before is dropped', async () => {
  const { store, houses } = setUp();
  store.start();
  store.stop();
  store.start();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(store.state.kind).toBe('ready');
  expect(houses.asked.filter(({ kind }) => kind === 'one')).toHaveLength(2);
  store.stop();
  store.start();
  expect(store.state.kind).toBe('ready');
});

test('a contact is recorded with its way', async () => {
  const { store, contacted } = setUp();
  await store.load();
  store.contacted('SMS');
  expect(contacted).toEqual([['1', 'SMS']]);
});
