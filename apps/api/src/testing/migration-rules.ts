import {
  type AlterTableCmd,
  type ColumnDef,
  type Constraint,
  type Node,
  parse,
  type RangeVar,
} from 'libpg-query';

/** The operator's own content: too small for a lock to be noticed. */
const small = /^(vehicles|tariffs|galler(ies|y_images)|contact_entries|blog_\w+|site_\w+|legal_\w+)$/;

const breaking: Readonly<Partial<Record<NonNullable<AlterTableCmd['subtype']>, string>>> = {
  AT_DropColumn: 'drops a column',
  AT_AlterColumnType: 'changes the type of a column',
  AT_SetNotNull: 'refuses null in a column where the running version may write it',
  AT_DropIdentity: 'drops the numbers of a column',
};

const readConstraints = (column: ColumnDef): Constraint[] =>
  (column.constraints ?? []).flatMap((node) => ('Constraint' in node ? [node.Constraint] : []));

const functionName = (node: Node | undefined): string | undefined => {
  if (!node || !('FuncCall' in node)) return undefined;
  const last = node.FuncCall.funcname?.at(-1);
  return last && 'String' in last ? last.String.sval : undefined;
};

function* columnFaults(column: ColumnDef, isSmall: boolean): Iterable<string> {
  const constraints = readConstraints(column);
  const has = (kind: Constraint['contype']): boolean => constraints.some(({ contype }) => contype === kind);
  const fallback = constraints.find(({ contype }) => contype === 'CONSTR_DEFAULT')?.raw_expr;
  const fills = fallback !== undefined || has('CONSTR_IDENTITY') || has('CONSTR_GENERATED');
  if (has('CONSTR_NOTNULL') && !fills)
    yield 'adds a column without a default that the running version leaves out';
  if (isSmall) return;
  const computed = functionName(fallback);
  if (has('CONSTR_IDENTITY') || has('CONSTR_GENERATED') || (computed !== undefined && computed !== 'now'))
    yield 'writes every row again to add a column';
  if (has('CONSTR_UNIQUE') || has('CONSTR_PRIMARY')) yield 'builds an index under a lock';
}

function* constraintFaults({ contype, skip_validation: isLater }: Constraint): Iterable<string> {
  if (contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY' || contype === 'CONSTR_EXCLUSION')
    yield 'builds an index under a lock';
  else if (!isLater) yield 'checks every row under a lock: add the constraint as not valid, then validate it';
}

function* commandFaults(command: AlterTableCmd, isSmall: boolean): Iterable<string> {
  const { subtype, def } = command;
  const fault = subtype && breaking[subtype];
  if (fault) yield fault;
  if (subtype === 'AT_ColumnDefault' && !def) yield 'drops a default on which the running version may rely';
  if (subtype === 'AT_AddColumn' && def && 'ColumnDef' in def) yield* columnFaults(def.ColumnDef, isSmall);
  if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def && !isSmall)
    yield* constraintFaults(def.Constraint);
}

function* statementFaults(statement: Node, isNew: (table?: RangeVar) => boolean): Iterable<string> {
  const isSmall = (table?: RangeVar): boolean => small.test(table?.relname ?? '');
  if ('DropStmt' in statement) yield 'drops what the running version may use';
  if ('RenameStmt' in statement && !isNew(statement.RenameStmt.relation))
    yield 'renames what the running version knows by its name';
  if ('AlterTableStmt' in statement && !isNew(statement.AlterTableStmt.relation)) {
    const { relation, cmds = [] } = statement.AlterTableStmt;
    for (const command of cmds)
      if ('AlterTableCmd' in command) yield* commandFaults(command.AlterTableCmd, isSmall(relation));
  }
  if ('IndexStmt' in statement) {
    const { relation, concurrent } = statement.IndexStmt;
    if (!concurrent && !isNew(relation) && !isSmall(relation)) yield 'builds an index under a lock';
  }
}

/** What in a migration a version that still runs, or its customers, would notice. */
export async function findContractions(text: string): Promise<string[]> {
  const { stmts = [] } = await parse(text);
  const statements = stmts.flatMap(({ stmt }) => (stmt ? [stmt] : []));
  const created = new Set(
    statements.flatMap((stmt) => ('CreateStmt' in stmt ? [stmt.CreateStmt.relation?.relname] : [])),
  );
  const isNew = (table?: RangeVar): boolean => created.has(table?.relname);
  return statements.flatMap((statement) => [...statementFaults(statement, isNew)]);
}
