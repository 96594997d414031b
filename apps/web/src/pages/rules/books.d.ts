declare module '*.md?rules' {
  const book: import('./book.ts').RulesBook
  export default book
}
