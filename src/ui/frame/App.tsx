import { observer } from 'mobx-react-lite';
import { memo, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import {
  createPath,
  NavigationType,
  Router,
  useRoutes,
  type Navigator,
  type To,
} from 'react-router-dom';
import type { HistoryStack } from '../stores/history/history-stack';
import { hashOf, pathOf, searchOf } from '../stores/history/url-parts';
import { useAttaching } from '../components/attached/use-attaching';
import { useHearing } from '../components/attached/use-hearing';
import { AttachedContext } from '../components/attached/use-is-attached';
import { HeardContext } from '../components/attached/use-is-heard';
import { ErrorBoundary } from './ErrorBoundary';
import { InstallOffer } from './install/InstallOffer';
import { LoadingOverlay } from './LoadingOverlay';
import { BottomTabs, TopNavigation } from './Navigation';
import { OfflineNote } from './OfflineNote';
import { PopupHost } from './PopupHost';
import { PushToaster } from './PushToaster';
import { hasTabs, ROUTES } from './routes';
import { ServicesContext, useServices, type Services } from '../ground/services';
import styles from './frame.module.scss';
import { Toaster } from './Toaster';
import { WaitingPage } from './WaitingPage';
import { usePageChange } from './use-page-change';

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

const NAVIGATION = {
  POP: NavigationType.Pop,
  PUSH: NavigationType.Push,
  REPLACE: NavigationType.Replace,
} as const;

/** The router moves through our stack, so that one place knows every entry. */
const navigatorOf = (history: HistoryStack): Navigator => ({
  createHref: hrefOf,
  go: (delta) => {
    history.go(delta);
  },
  push: (to, state: unknown) => {
    // Whoever goes where they are stays in their entry.
    const how = hrefOf(to) === history.current.url ? 'replace' : 'push';
    history[how](hrefOf(to), state ?? null);
  },
  replace: (to, state: unknown) => {
    history.replace(hrefOf(to), state ?? null);
  },
});

interface AppProps {
  readonly services: Services;
  /**
   * Called once everything is in the page, before any effect of a view, which finds the stores
   * started by it; returns a function that stops them. Given where a page is taken over.
   */
  readonly onDrawn?: () => () => void;
  /** Called when every press is heard. */
  readonly onAttached?: () => void;
}

/** The whole app around the services that composition hands in. */
export function App({ services, onDrawn, onAttached }: AppProps) {
  const isTakenOver = onDrawn !== undefined;
  const isAttached = useAttaching(isTakenOver);
  const { isHeard, hear } = useHearing(isTakenOver, onAttached);
  return (
    <ServicesContext value={services}>
      {isTakenOver && <WhenDrawn run={onDrawn} />}
      <AttachedContext value={isAttached}>
        <HeardContext value={isHeard}>
          <RoutedApp />
        </HeardContext>
      </AttachedContext>
      {isAttached !== false && <WhenAttached run={hear} />}
    </ServicesContext>
  );
}

/** Stands before all others: the effects of a page run in its order. */
function WhenDrawn({ run }: { readonly run: () => () => void }) {
  useLayoutEffect(run, [run]);
  return null;
}

/** Stands behind all others. */
function WhenAttached({ run }: { readonly run: () => void }) {
  useEffect(run, [run]);
  return null;
}

const RoutedApp = observer(function RoutedApp() {
  const { history } = useServices().stores;
  const navigator = useMemo(() => navigatorOf(history), [history]);
  const { key, url } = history.current;
  const location = useMemo(
    () => ({
      pathname: pathOf(url),
      search: searchOf(url),
      hash: hashOf(url),
      state: history.userState,
      key,
    }),
    [history, key, url],
  );
  return (
    <Router location={location} navigator={navigator} navigationType={NAVIGATION[history.kind]}>
      <Frame entryKey={key} path={location.pathname} />
    </Router>
  );
});

/** The page of the address; only its frame while another one waits behind it. */
const PageOrFrame = observer(function PageOrFrame({ path }: { readonly path: string }) {
  const { deepLinks } = useServices().stores;
  return deepLinks.waiting.length > 0 ? <WaitingPage path={path} /> : <Screen />;
});

interface FrameProps {
  readonly entryKey: string;
  readonly path: string;
}

/** Not drawn anew when only the query of the address changes, as it does with every pan. */
const Frame = memo(function Frame({ entryKey, path }: FrameProps) {
  const main = useRef<HTMLElement>(null);
  usePageChange(entryKey, main);
  return (
    <div className={styles.frame} data-tabs={hasTabs(path) ? 'on' : 'off'}>
      <a
        href="#main"
        className={styles.skip}
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        본문으로 건너뛰기
      </a>
      <InstallOffer path={path} />
      <TopNavigation />
      <main id="main" ref={main} tabIndex={-1}>
        <ErrorBoundary resetKey={path}>
          <PageOrFrame path={path} />
        </ErrorBoundary>
      </main>
      {hasTabs(path) && <BottomTabs />}
      <OfflineNote />
      <PopupHost />
      <LoadingOverlay />
      <Toaster />
      <PushToaster />
    </div>
  );
});

const Screen = () => useRoutes(ROUTES);
