/** Whether a database can keep a text: PostgreSQL takes neither U+0000 nor half of a surrogate pair, in text and in jsonb. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text)
