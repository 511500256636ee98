import type { NewBusStop } from '../db/geo/bus-stop-writer';
import { BUS_STOP_COLUMNS, type BusStopField } from './bus-stop-columns';
import type { RowOutcome } from './delivery';
import { FieldReader } from './field-reader';
import { latitude, longitude } from './field-forms';
import { text } from './field-values';
import type { DeliveredRow } from './rows';

const numberText = text(64);
const nameText = text(100);

/** A bus stop of a delivered row, or everything that is wrong with it. */
export function toBusStop(row: DeliveredRow<BusStopField>): RowOutcome<NewBusStop> {
  const read = new FieldReader(row.values, BUS_STOP_COLUMNS.nameOf);
  const item = {
    number: read.required('number', numberText, ''),
    name: read.required('name', nameText, ''),
    lat: read.required('lat', latitude, 37),
    lng: read.required('lng', longitude, 127),
  };
  return read.problems.length === 0 ? { ok: true, item } : { ok: false, problems: read.problems };
}
