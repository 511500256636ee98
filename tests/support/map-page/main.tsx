import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MAP_CIRCLE, mapServiceNamed, type MapView } from '#core';
import { presenceIn } from '../../../src/adapters/maps/presence';
import '../../../src/ui/styles/global.scss';
import { HouseMap } from '../../../src/ui/widgets/house-map/HouseMap';
import { measureMap } from './measure-map';
import { providerOf } from './provider-of';
import { runMapContract } from './run-contract';
import { manyMarks, SAMPLE_MARKS } from './sample-marks';

declare global {
  interface Window {
    mapPage: unknown;
  }
}

const asked = new URLSearchParams(location.search);
const theme = asked.get('theme') === 'dark' ? 'dark' : 'light';
document.documentElement.dataset['theme'] = theme;

const provider = providerOf(mapServiceNamed(asked.get('service')) ?? 'embedded', {
  baseMapUrl: asked.get('base') ?? '/map/base.json',
  styleUrl: asked.get('style'),
  // Whoever drives the page counts as a person from the first word; here only the hands do.
  ...(asked.has('still') ? { presence: { ...presenceIn(window), isThere: false } } : {}),
});

const rests: { readonly level: number; readonly byPerson: boolean }[] = [];

function showMap(page: HTMLElement): void {
  const view: MapView = {
    center: { lat: Number(asked.get('lat') ?? 37.4832), lng: Number(asked.get('lng') ?? 126.9416) },
    level: Number(asked.get('level') ?? 5),
  };
  const many = Number(asked.get('many') ?? 0);
  const circle = asked.has('circle')
    ? { center: view.center, radiusMetres: 100, ...MAP_CIRCLE }
    : null;
  const sample = asked.get('marks') === 'none' ? [] : SAMPLE_MARKS;
  page.style.cssText = 'position:fixed;inset:0';
  createRoot(page).render(
    <StrictMode>
      <HouseMap
        provider={provider}
        view={view}
        theme={theme}
        label="집 지도"
        padding={{ top: 0, right: 0, bottom: Number(asked.get('bottom') ?? 0), left: 0 }}
        zoomButtons={asked.has('zoom')}
        marks={many > 0 ? manyMarks(view.center, many) : sample}
        selectedId="h1"
        seenIds={new Set(['h6', 'h7'])}
        zzimIds={new Set(['h4'])}
        circle={circle}
        here={asked.has('here') ? view.center : null}
        onSettled={(settled, byPerson) => {
          rests.push({ level: settled.level, byPerson });
          window.mapPage = { settled, byPerson, rests };
        }}
        onMarkPressed={(mark) => {
          Object.assign(window, { pressed: mark.id });
        }}
        ref={(handle) => {
          if (handle !== null) Object.assign(window, { houseMap: handle });
        }}
      />
    </StrictMode>,
  );
}

const page = document.getElementById('page');
if (page !== null) {
  if (asked.get('run') === 'contract') {
    window.mapPage = await runMapContract(page, provider);
  } else if (asked.get('run') === 'measure') {
    window.mapPage = await measureMap(page, provider);
  } else showMap(page);
}
