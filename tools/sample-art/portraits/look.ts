export interface Look {
  skin: string;
  hair: string;
  style: 'short' | 'side' | 'bald' | 'bun' | 'long' | 'bob';
  wear: 'suit' | 'daura' | 'sari' | 'kurta' | 'shirt' | 'sweater';
  cloth: string;
  accent: string;
  topi?: boolean;
  glasses?: boolean;
  beard?: 'moustache' | 'full';
  tika?: boolean;
  /** Sky and hill behind. */
  ground: readonly [string, string];
}
