export function play(name: string): void {
  void name;
}
