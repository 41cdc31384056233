import { hydrateLate } from '../../late-hydration.tsx'
import { ApartmentFilterForm } from '../apartments/apartment-filter-form.tsx'

/** The form of the filters, which most visitors of the navigator never open: it is hydrated when they do. */
export const LateFilterForm = hydrateLate(
  async () => (await import('../apartments/apartment-filter-form.tsx')).ApartmentFilterForm,
  import.meta.env.SSR ? ApartmentFilterForm : undefined,
)
