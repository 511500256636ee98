import type { ColumnHouse } from '../ports/houses/packed-house';
import { emptyColumns, type Columns } from './columns';
import { meritOf } from './merit';
import { PlacedItems } from './placed-items';

function fill(columns: Columns, slot: number, house: ColumnHouse): void {
  columns.id[slot] = house.id;
  columns.codes[slot] = house.codes;
  columns.deposit[slot] = house.deposit;
  columns.monthly[slot] = house.monthly;
  columns.fee[slot] = house.fee;
  columns.area[slot] = house.area;
  columns.walkMinutes[slot] = house.walkMinutes;
  columns.moveInDay[slot] = house.moveInDay;
  columns.confirmedAt[slot] = house.confirmedAt;
  columns.postedAt[slot] = house.postedAt;
  columns.dong[slot] = house.dong;
  columns.quality[slot] = house.quality;
  columns.merit[slot] = meritOf(house);
  columns.x[slot] = house.x;
  columns.y[slot] = house.y;
  columns.lat[slot] = house.lat;
  columns.lng[slot] = house.lng;
}

/** All houses on offer in memory: about 100 bytes a house. */
export class HouseColumns extends PlacedItems<ColumnHouse, Columns> {
  constructor() {
    super({ empty: emptyColumns, fill });
  }
}
