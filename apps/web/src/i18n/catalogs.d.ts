declare module '*.json?catalog' {
  const catalog: import('@meadhall/words/catalogs').CompiledCatalog
  export default catalog
}
declare module '*.json?pseudo' {
  const catalog: import('@meadhall/words/catalogs').CompiledCatalog
  export default catalog
}
