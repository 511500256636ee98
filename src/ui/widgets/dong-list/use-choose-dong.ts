import { useServices } from '../../ground/services';
import { useTellFailure } from '../../ground/use-tell-failure';

/** Asks for a place, and goes to the list of its dong. */
export function useChooseDong(linkTo: (dongliCode: string) => string): () => void {
  const { places, stores } = useServices();
  const { history, popups, toasts } = stores;
  const tellFailure = useTellFailure();
  const choose = async (): Promise<void> => {
    const place = await popups.ask('place-search', { query: '' });
    if (place === null) return;
    try {
      const area = await places.areaAt(place);
      if (area === null || area.dong === '') {
        toasts.warn('그곳이 어느 동인지 알 수 없어요. 동 이름으로 찾아보세요.');
        return;
      }
      history.whenArrived(() => {
        history.push(linkTo(area.dongliCode));
      });
    } catch (error) {
      tellFailure(error);
    }
  };
  return () => void choose();
}
