/** The same thing with these fields only. */
export function pick<T extends object, Field extends keyof T>(
  thing: T,
  fields: readonly Field[],
): Pick<T, Field> {
  return Object.fromEntries(fields.map((field) => [field, thing[field]])) as Pick<T, Field>
}
