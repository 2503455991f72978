const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** True for a UUID as text (RFC 9562). Ask before a text goes into a uuid column: PostgreSQL answers anything else with an error. */
export const isUuid = (text: string): boolean => uuid.test(text)
