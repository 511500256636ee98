import { describe, expect, it } from 'vitest';
import { handJoinedParticles } from './particles';
import { sourcesOf } from './shape';

describe('particles', () => {
  it('are joined to words by withParticle and nowhere by hand', () => {
    const all = sourcesOf(['src', 'contract', 'server', 'scripts']);
    expect(all.flatMap(handJoinedParticles)).toEqual([]);
  });
});

describe('the search itself', () => {
  const found = (text: string) => handJoinedParticles({ path: 'a.tsx', text }).length;

  it.each([
    'const a = `${way}로`;',
    'const a = `${name}은 여기예요.`;',
    'const a = `“${name}”을 찾아요.`;',
    'const a = `방(${name})이 없어요.`;',
    'const a = `${name}으로는 못 가요.`;',
    "const a = name + '를 눌러요';",
    "const a = b + name + '과 같아요';",
    'const a = name + `이 ${b}`;',
    'const a = <p>{name}가 있어요</p>;',
    'const a = <p><b>{name}</b>를 눌러요</p>;',
    'const a = <p>{name}\n  을 눌러요</p>;',
    'const a = `${name}이고 넓어요`;',
  ])('finds %s', (text) => {
    expect(found(text)).toBe(1);
  });

  it.each([
    'const a = `${count}개를 골라요`;',
    'const a = `${name}에서 가까워요`;',
    'const a = `${amount} 이상`;',
    'const a = `${amount}이상한 값`;',
    "const a = `${withParticle(name, '은/는')} 여기예요.`;",
    "const a = '서울' + '은 넓어요';",
    'const a = <p>서울은 {count}개가 있어요</p>;',
    'const a = <p>{name} 을 눌러요</p>;',
  ])('lets pass %s', (text) => {
    expect(found(text)).toBe(0);
  });
});
