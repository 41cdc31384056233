import { data } from 'react-router'
import { findApartment, listApartments } from '../../../../backend/data/apartments.ts'
import { errors } from '../../../../text/admin/errors.ts'
import { backendContext } from '../../../context.ts'
import { namedLoader } from '../../form/form-action.ts'
import { orNull } from '../../media/not-loaded.tsx'
import type { Route } from './+types/copy-targets'

/** The other apartments of the same type, to which photos may be copied. */
export const loader = namedLoader(
  errors.load.apartments,
  async ({ params: { id }, context }: Route.LoaderArgs) => {
    const { db } = context.get(backendContext)
    const source = await findApartment(db, id, { drafts: 'with' })
    if (!source) throw data(errors.gone, { status: 404 })
    const apartments = await listApartments(db, { type: [source.type], drafts: 'with' })
    return {
      type: source.type,
      apartments: apartments
        .filter((apartment) => apartment.id !== id)
        .map(({ id, revision, number, entrance, floor, images }) => {
          return { id, revision, number, entrance, floor, photos: images.length }
        }),
    }
  },
)

export const clientLoader = orNull<typeof loader>(errors.load.apartments)
