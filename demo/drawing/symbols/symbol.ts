import type { SymbolName } from '../../geometry/layout.ts'
import * as common from './common.ts'
import * as living from './living.ts'
import * as wet from './wet.ts'

type Draw = (width: number, depth: number) => string

const symbols: Record<SymbolName, Draw> = {
  bed: living.bed,
  'single-bed': living.singleBed,
  wardrobe: living.wardrobe,
  sofa: living.sofa,
  armchair: living.armchair,
  'low-table': living.lowTable,
  'dining-table': living.diningTable,
  'round-table': living.roundTable,
  cupboard: living.cupboard,
  desk: living.desk,
  lounger: living.lounger,
  'terrace-table': living.terraceTable,
  planter: living.planter,
  worktop: wet.worktop,
  toilet: wet.toilet,
  basin: wet.basin,
  shower: wet.shower,
  bath: wet.bath,
  washer: wet.washer,
  stair: common.stair,
  'common-stair': common.commonStair,
  lift: common.lift,
  bicycles: common.bicycles,
  letterboxes: common.letterboxes,
  counter: common.counter,
  shelves: common.shelves,
}

export function symbol(name: SymbolName, width: number, depth: number): string {
  return symbols[name](width, depth)
}
