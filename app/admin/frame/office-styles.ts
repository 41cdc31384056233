import officeSheet from '../../office.css?url'

/** For the layout of the back office, and for the pages that open it, which stand outside. */
export function officeStyles() {
  return [{ rel: 'stylesheet', href: officeSheet }]
}
