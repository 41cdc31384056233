import type { text } from './bg/index.ts'
import type * as apartment from './bg/sections/apartment.ts'
import type * as apartments from './bg/sections/apartments.ts'
import type * as contact from './bg/sections/contact.ts'
import type * as favourites from './bg/sections/favourites.ts'
import type * as home from './bg/sections/home.ts'
import type * as navigator from './bg/sections/navigator.ts'
import type * as parking from './bg/sections/parking.ts'
import type * as progress from './bg/sections/progress.ts'
import type * as showroom from './bg/sections/showroom.ts'
import type * as stores from './bg/sections/stores.ts'
import type * as windowView from './bg/sections/window-view.ts'
import type { serverText } from './bg/server.ts'

/**
 * What every page shows, in one language. Bulgarian is written first and gives the type: a text that another language
 * lacks does not compile.
 */
export type CoreText = typeof text

/** With the sections, which browsers load with the pages that show them (section.ts). */
export type PublicText = CoreText &
  typeof apartment &
  typeof apartments &
  typeof contact &
  typeof favourites &
  typeof home &
  typeof navigator &
  typeof parking &
  typeof progress &
  typeof showroom &
  typeof stores &
  typeof windowView

/** With the texts that only the server needs. */
export type ServerText = PublicText & typeof serverText
