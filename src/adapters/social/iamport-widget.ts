import {
  certificationResult,
  certificationReturn,
  STORAGE_KEY,
  type CertificationResult,
  type CertificationWidget,
  type KeyValueStorage,
} from '#core';
import { scriptLoader } from '../shared/load-script';
import { impOf, readImpAnswer } from './imp';

/** What the certification needs of the page that it stands on. */
export interface IamportSettings {
  readonly view: Window;
  /** Our code at the service. */
  readonly merchant: string;
  readonly scriptUrl: string;
  /** Kept a tab: phones leave the page and come back to it. */
  readonly perTab: KeyValueStorage;
}

/**
 * PortOne's certification window (spec/outside O16). Its script is loaded when a person first asks.
 */
export class IamportWidget implements CertificationWidget {
  readonly isThere = true;
  private readonly load: () => Promise<unknown>;

  constructor(private readonly settings: IamportSettings) {
    const { view, scriptUrl } = settings;
    this.load = scriptLoader<null>(view.document, {
      url: scriptUrl,
      after: ({ ready }) => {
        ready(null);
      },
    });
  }

  async ask(merchantUid: string): Promise<CertificationResult> {
    try {
      await this.load();
      return await this.open(merchantUid);
    } catch {
      return { kind: 'failed', message: '' };
    }
  }

  returned(): Promise<CertificationResult | null> {
    return Promise.resolve(this.takeReturn());
  }

  private takeReturn(): CertificationResult | null {
    const { view, perTab } = this.settings;
    const back = certificationReturn(view.location.href);
    if (back === null) return null;
    view.history.replaceState(view.history.state, '', back.cleanPath);
    // A link that somebody else made must not certify this person as somebody else.
    const isOurs = perTab.read(STORAGE_KEY.CERTIFICATION) === back.merchantUid;
    perTab.remove(STORAGE_KEY.CERTIFICATION);
    return isOurs ? certificationResult(back.answer) : null;
  }

  private open(merchantUid: string): Promise<CertificationResult> {
    const { view, merchant, perTab } = this.settings;
    const imp = impOf(view);
    if (imp === null) throw new Error('The script left no certification.');
    perTab.write(STORAGE_KEY.CERTIFICATION, merchantUid);
    return new Promise((resolve) => {
      imp.init(merchant);
      imp.certification(
        // Phones go there and come back; a window of its own would not open inside other apps.
        { merchant_uid: merchantUid, popup: false, m_redirect_url: view.location.href },
        (answer) => {
          perTab.remove(STORAGE_KEY.CERTIFICATION);
          resolve(certificationResult(readImpAnswer(answer)));
        },
      );
    });
  }
}
