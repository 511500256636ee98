import { useServices } from '../../ground/services';

/** Erases a draft once its writer is sure. */
export function useEraseDraft(): (erase: () => void) => Promise<void> {
  const { popups } = useServices().stores;
  return async (erase) => {
    const isSure = await popups.askOnce('confirm', {
      message: '쓰던 글을 지울까요? 되돌릴 수 없어요.',
      confirmText: '지우기',
      isDangerous: true,
    });
    if (isSure) erase();
  };
}
