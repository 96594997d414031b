export const files = import.meta.glob<unknown>(
  '../../../../../../packages/puzzles/blood-rage/*.json',
  {
    eager: true,
    import: 'default',
  },
)
