/** True for two names of people who work for the operator that differ in nothing but upper and lower case: they are one person's. */
export const isSamePerson = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
