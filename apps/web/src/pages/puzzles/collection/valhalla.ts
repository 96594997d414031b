export const files = import.meta.glob<unknown>(
  '../../../../../../packages/puzzles/valhalla/*.json',
  {
    eager: true,
    import: 'default',
  },
)
