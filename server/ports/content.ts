import type { Inventory } from '#core';

/** What operators placed. */
export interface StoredInventories {
  /** In the order to show them. */
  of(target: string): Promise<readonly Omit<Inventory, 'IMAGE_URL'>[]>;
}

/** What links lead to. */
export interface StoredLinks {
  notiCluster(
    id: string,
  ): Promise<{ readonly NOTI_TARGET_CD: string; readonly LINK: string } | null>;
  community(id: string): Promise<{ readonly categoryTypeCode: string } | null>;
}
