import adminSheet from '../../admin.css?url'

/** The sign-in pages are outside of the admin layout and need the same styles. */
export function adminStyles() {
  return [{ rel: 'stylesheet', href: adminSheet }]
}
