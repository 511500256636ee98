import { expect, it } from 'vitest';
import { readMessage } from '../../src/worker/messages';

it('reads what pages say', () => {
  expect(readMessage({ kind: 'here', build: 'index-a' })).toEqual({
    kind: 'here',
    build: 'index-a',
  });
  const listed = { houses: ['4'], notices: ['5'], contents: ['6'] };
  const wanted = { owner: '7', houses: ['1', '2'], notices: ['3'], listed };
  expect(readMessage({ kind: 'want', wanted })).toEqual({ kind: 'want', wanted });
  const answers = [{ address: '/v2/houses/1', body: { item: {} } }];
  expect(readMessage({ kind: 'bring', answers })).toEqual({ kind: 'bring', answers });
});

it('reads what pages of an older build say, which name no articles', () => {
  const wanted = {
    owner: null,
    houses: [],
    notices: [],
    listed: { houses: ['4'], notices: ['5'] },
  };
  expect(readMessage({ kind: 'want', wanted })).toEqual({
    kind: 'want',
    wanted: { ...wanted, listed: { ...wanted.listed, contents: [] } },
  });
});

it('leaves out what no id can be, so that no other address is asked', () => {
  const wanted = { owner: 7, houses: ['1', '../me', 2, ''], notices: 'all' };
  expect(readMessage({ kind: 'want', wanted })).toEqual({
    kind: 'want',
    wanted: {
      owner: null,
      houses: ['1'],
      notices: [],
      listed: { houses: [], notices: [], contents: [] },
    },
  });
  expect(readMessage({ kind: 'bring', answers: [null, { address: 4 }, 'x'] })).toEqual({
    kind: 'bring',
    answers: [],
  });
});

it.each([null, 'here', 4, {}, { kind: 'here' }, { kind: 'here', build: '' }, { kind: 'other' }])(
  'hears nothing in %j',
  (data) => {
    expect(readMessage(data)).toBeNull();
  },
);

it('reads addresses that are whole, and no others', () => {
  const urls = ['https://a.example/images/1', '/images/1', 4];
  expect(readMessage({ kind: 'seen', urls })).toEqual({
    kind: 'seen',
    urls: ['https://a.example/images/1'],
  });
});
