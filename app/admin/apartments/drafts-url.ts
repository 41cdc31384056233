import { href } from 'react-router'

/** The list of apartments that visitors do not see yet. */
export const draftsUrl = `${href('/admin/apartments')}?drafts=only`
