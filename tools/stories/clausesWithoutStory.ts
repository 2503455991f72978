const onTheWire = 'Calls and their headers show nothing; rows A4 and A12 of the quality plan hold them.'
const inThePage = 'A page shows nothing of it; row C5 of the quality plan holds it.'
const notSaid = 'The specification says of it that it is not shown.'

/** Clauses of the specification that no story can show, each with what holds it instead. All others are named by a story. */
export const clausesWithoutStory: Readonly<Record<string, string>> = {
  '§1.6': 'A marketing script shows nothing of ours; row N4 of the quality plan holds when it loads.',
  '§1.8': inThePage,
  '§3.2': 'A saved push token shows nothing; row D8 of the quality plan holds it.',
  '§3.3': 'Whose session it is stands in no place of its own; row A12 of the quality plan holds what is made of it.',
  '§3.4': 'Browser storage shows nothing; rows F1 and F3 of the quality plan hold it.',
  '§4.5': 'A refresh shows nothing, and when it fails home stands there; rows A1 and A3 of the quality plan hold it.',
  '§4.12': notSaid,
  '§7.1': onTheWire,
  '§7.2': onTheWire,
  '§7.3': onTheWire,
  '§7.4': onTheWire,
  '§7.5': 'A version that is the same shows nothing; row E2 of the quality plan holds it.',
  '§7.6': onTheWire,
  '§7.8': onTheWire,
  '§7.9': onTheWire,
  '§7.10': 'Metadata stand in the head of the page; apps/web/src/shell/pageMetadata.test.ts holds them.',
  '§7.11': 'A live connection shows nothing; rows D1 and D4 of the quality plan hold it.',
  '§7.13': notSaid,
  '§8.11': 'Silence is what it asks for; row D8 of the quality plan holds it.',
  '§9.3': 'A live connection shows nothing; row D1 of the quality plan holds it.',
  '§9.6': inThePage,
}
