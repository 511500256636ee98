import { describe, expect, it } from 'vitest';
import { readModerateCommand } from '../../scripts/moderating/command';

describe('the command of moderators', () => {
  it.each([
    ['list', { does: 'list' }],
    ['words', { does: 'words' }],
    ['show RP-1', { does: 'show', caseNumber: 'RP-1' }],
    [
      'decide RP-1 hide --why 욕설',
      { does: 'decide', caseNumber: 'RP-1', decision: 'HIDE', why: '욕설' },
    ],
    [
      'words add word 선입금 --rule 금지',
      { does: 'add', kind: 'word', typed: '선입금', rule: '금지' },
    ],
    ['words remove site bad.example', { does: 'remove', kind: 'site', typed: 'bad.example' }],
  ])('reads %s', (line, command) => {
    expect(readModerateCommand(line.split(' '))).toEqual(command);
  });

  it.each([
    '',
    'lists',
    'list more',
    'show',
    'decide RP-1',
    'decide RP-1 maybe --why x',
    'decide RP-1 hide',
    'decide RP-1 hide extra --why x',
    'words add word',
    'words add color 빨강 --rule x',
    'words add word 선입금',
    'list --loud',
  ])('says how it is used for %j', (line) => {
    expect(() => readModerateCommand(line.split(' '))).toThrow(/사용법|--rule|--why/);
  });
});
