import { pluralsIn } from '../plurals.ts'
import type { PublicText } from '../public-text.ts'

const plural = pluralsIn('en')

const ago = (minutes: number) => (minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`)

export const favouritesText: PublicText['favourites'] = {
  title: 'Favourite apartments',
  description: 'The apartments you have saved: compare them or send them to someone close to you.',
  count: (count) => plural(count, { one: '# apartment', other: '# apartments' }),
  missing: (count) =>
    plural(count, {
      one: 'One of the apartments is no longer on the site and is not shown.',
      other: '# of the apartments are no longer on the site and are not shown.',
    }),
  none: {
    title: 'No saved apartments yet',
    advice: 'Tap the heart next to an apartment to save it. You will see them together here.',
    withoutScripts:
      'The heart next to apartments works when JavaScript is enabled in your browser. A list that somebody has sent you opens without it, too.',
    toList: 'See all apartments',
  },
  share: 'Send the list',
  compare: (count) => `Compare (${count})`,
  compareFirst: (count) => `Compare the first ${count}`,
  askAll: 'Enquire about all',
  askOne: 'Send an enquiry',
  askFirst: (count) => `Enquire about the first ${count}`,
  pick: 'Compare',
  picked: 'Selected to compare',
  pickOf: (number) => `Add apartment ${number} to the comparison`,
  unpickOf: (number) => `Remove apartment ${number} from the comparison`,
  pickAdvice: (most) => `Select up to ${most} apartments to compare.`,
  kept: 'They are kept in this browser only.',
  ofOthers: (count) =>
    plural(count, {
      one: 'One of these apartments is not among your favourites.',
      other: '# of these apartments are not among your favourites.',
    }),
  keepAll: 'Save them for me, too',
  toOwn: 'My favourites',
  changed: {
    available: (minutes) => `became available again ${ago(minutes)}`,
    reserved: (minutes) => `reserved ${ago(minutes)}`,
    sold: (minutes) => `sold ${ago(minutes)}`,
  },
}

export const compareText: PublicText['compare'] = {
  title: 'Compare apartments',
  description: 'Up to four apartments side by side: prices, areas, aspect and payment.',
  tableLabel: 'Comparison',
  feature: 'Feature',
  differs: 'differs',
  legend: 'This mark shows where the apartments differ.',
  onlyDifferences: 'Differences only',
  everything: 'Show everything',
  noDifferences: 'The apartments are the same in everything shown here.',
  remove: (number) => `Remove apartment ${number} from the comparison`,
  removeShort: 'Remove',
  toFavourites: 'Back to favourites',
  ask: 'Send an enquiry',
  none: {
    title: 'Nothing to compare',
    advice: 'Tap the heart on at least two apartments, then compare them from your favourites.',
  },
}
