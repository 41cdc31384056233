import type { Building } from '../../domain/building/building.ts'

/** Puts the building's name after a page's title. The name is empty where it is not known. */
export function pageTitle({ name }: Pick<Building, 'name'>, title: string): string {
  return name === '' ? title : `${title} | ${name}`
}
