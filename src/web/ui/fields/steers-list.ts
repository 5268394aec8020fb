/** A field whose arrow keys move through the list below it; Mantine tells the rest. */
export const steersList = { role: 'combobox', 'aria-expanded': true, 'data-takes-typing': true } as const;
