import adminSheet from '../../admin.css?url'

/** The link to the admin's style sheet, for the admin layout and the sign-in pages, which are outside of it. */
export function adminStyles() {
  return [{ rel: 'stylesheet', href: adminSheet }]
}
