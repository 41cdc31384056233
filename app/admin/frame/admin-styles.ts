import adminSheet from '../../admin.css?url'

/** For the layout of the admin area, and for the pages that open it, which stand outside. */
export function adminStyles() {
  return [{ rel: 'stylesheet', href: adminSheet }]
}
