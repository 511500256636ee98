import { observer } from 'mobx-react-lite';
import { areaText } from '#core';
import { useServices } from '../../ground/services';

interface AreaTextProps {
  /** ㎡ of exclusive area. */
  readonly area: number;
  /** With a space before the bracket, where it stands alone. */
  readonly spaced?: boolean;
}

/** `23.1㎡(7평)` or `7평(23.1㎡)`: in the unit this device has chosen, everywhere at once. */
export const AreaText = observer(function AreaText({ area, spaced = false }: AreaTextProps) {
  const { areaUnit } = useServices().stores;
  const text = areaText(area, areaUnit.unit);
  return spaced ? text.replace('(', ' (') : text;
});
