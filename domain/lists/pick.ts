export function pick<T extends object, Field extends keyof T>(
  record: T,
  fields: readonly Field[],
): Pick<T, Field> {
  return Object.fromEntries(fields.map((field) => [field, record[field]])) as Pick<T, Field>
}
