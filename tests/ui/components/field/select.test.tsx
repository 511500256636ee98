import '../../support/dom';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Select } from '../../../../src/ui/components/field/Select';
import { announced, described } from '../../support/described';

afterEach(cleanup);

const KINDS = [
  { value: 'BUG', name: '잘 안 되는 것이 있어요' },
  { value: 'IDEA', name: '이런 것이 있으면 좋겠어요' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

function KindOfOpinion({ error, heard }: { error?: string; heard?: Kind[] }) {
  const [kind, setKind] = useState<Kind | null>(null);
  return (
    <Select<Kind>
      label="어떤 의견인가요?"
      need="required"
      options={KINDS}
      value={kind}
      placeholder="의견의 종류"
      hint="나중에 바꿀 수 있어요."
      error={error}
      onChange={(chosen) => {
        heard?.push(chosen);
        setKind(chosen);
      }}
    />
  );
}

const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '어떤 의견인가요?' });
const names = () => [...choice().options].map((option) => option.text);

it('asks for a choice until there is one', () => {
  const heard: Kind[] = [];
  render(<KindOfOpinion heard={heard} />);
  expect(names()).toEqual(['의견의 종류', ...KINDS.map(({ name }) => name)]);
  expect(choice().options[0]?.disabled).toBe(true);
  fireEvent.change(choice(), { target: { value: 'IDEA' } });
  expect(heard).toEqual(['IDEA']);
  expect([choice().value, names()]).toEqual(['IDEA', KINDS.map(({ name }) => name)]);
});

it('is described as the other fields are', () => {
  const { container, rerender } = render(<KindOfOpinion />);
  expect(described(choice())).toBe('나중에 바꿀 수 있어요.');
  expect(choice().getAttribute('aria-required')).toBe('true');
  rerender(<KindOfOpinion error="종류를 골라 주세요." />);
  expect(described(choice())).toBe('종류를 골라 주세요.');
  expect([choice().getAttribute('aria-invalid'), announced(container)]).toEqual([
    'true',
    '종류를 골라 주세요.',
  ]);
});
