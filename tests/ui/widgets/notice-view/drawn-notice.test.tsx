import '../../support/dom';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { parseEnv } from '../../../../src/composition/parse-env';
import { memoryProfile } from '../../../../src/composition/profiles/memory';
import { servicesOf } from '../../../../src/composition/services';
import { containerOf } from '../../../../src/composition/wiring';
import { ServicesContext } from '../../../../src/ui/ground/services';
import { NoticeRest } from '../../../../src/ui/widgets/notice-view/later-notice-rest';
import { NoticeBody } from '../../../../src/ui/widgets/notice-view/NoticeBody';
import { NOTICES } from '../../../support/notices';
import { noticesOf } from '../../support/notices-of';
import { takenOver } from '../../support/taken-over';

it.each(NOTICES.map((one) => [one.title, one] as const))(
  'is taken over as it was drawn, without a style of its own: %s',
  async (_, notice) => {
    await NoticeRest.ready();
    const profile = memoryProfile(window, parseEnv('{}', window.location.origin));
    const services = { ...servicesOf(containerOf(profile)), ...noticesOf([notice]) };
    const { html, complaints } = takenOver(
      <ServicesContext value={services}>
        <MemoryRouter>
          <NoticeBody notice={notice} level={1} />
        </MemoryRouter>
      </ServicesContext>,
    );
    expect(complaints).toEqual([]);
    expect(html).not.toContain(' style=');
    expect(html).toContain('신청과 문의');
  },
);
