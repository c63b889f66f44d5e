export interface ProblemReportTable {
  id: string;
  /** JSON: the report in wire form. */
  report: string;
  created_at: Date;
}

export interface ProblemsTables {
  problem_reports: ProblemReportTable;
}
