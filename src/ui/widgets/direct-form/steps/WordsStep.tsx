import { observer } from 'mobx-react-lite';
import { graphemeCount, MOST_DEAL_TITLE, MOST_DEAL_WORDS, tidyLine, tidyLines } from '#core';
import { Checkbox } from '../../../components/field/Checkbox';
import { TextArea } from '../../../components/field/TextArea';
import { TextField } from '../../../components/field/TextField';
import type { StepProps } from './step-props';

/** What its offerer says of the room, and how they are reached. */
export const WordsStep = observer(function WordsStep({ store }: StepProps) {
  const { typed, isBusy } = store;
  const { title, description, contactTel, takesSms } = typed;
  return (
    <>
      <TextField
        label="제목"
        need="required"
        count={{ now: graphemeCount(tidyLine(title)), most: MOST_DEAL_TITLE }}
        placeholder="신림역 10분 남향 원룸"
        readOnly={isBusy}
        value={title}
        error={store.faultOf('title')}
        onChange={(text) => {
          store.type({ title: text }, 'title');
        }}
      />
      <TextArea
        label="소개"
        need="required"
        rows={8}
        count={{ now: graphemeCount(tidyLines(description)), most: MOST_DEAL_WORDS }}
        placeholder="왜 옮기는지, 살면서 좋았던 점과 아쉬운 점을 적어 주세요. 동·호수와 전화번호는 적지 마세요."
        readOnly={isBusy}
        value={description}
        error={store.faultOf('description')}
        onChange={(text) => {
          store.type({ description: text }, 'description');
        }}
      />
      <TextField
        label="전화번호"
        type="tel"
        need="optional"
        autoComplete="tel"
        hint="로그인한 사람이 전화나 문자를 누를 때만 보여요. 비우면 전화를 받지 않아요."
        readOnly={isBusy}
        value={contactTel}
        error={store.faultOf('contact.tel')}
        onChange={(text) => {
          store.type({ contactTel: text }, 'contact.tel', 'contact.takesSms');
        }}
      />
      <Checkbox
        checked={takesSms}
        disabled={isBusy}
        error={store.faultOf('contact.takesSms')}
        onChange={(checked) => {
          store.type({ takesSms: checked }, 'contact.takesSms');
        }}
      >
        이 번호로 문자도 받을게요
      </Checkbox>
    </>
  );
});
